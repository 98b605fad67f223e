// SQLite's pre-update hook. Its header declares it only where SQLite's own sources are built with
// it, and a system's library may lack it; so it is declared here, weakly.

struct sqlite3;

typedef void (*preupdate_hook)(
    void *context, struct sqlite3 *, int action, const char *schema, const char *table,
    long long before, long long after);

void *sqlite3_preupdate_hook(struct sqlite3 *, preupdate_hook, void *context)
    __attribute__((weak));
int sqlite3_preupdate_depth(struct sqlite3 *) __attribute__((weak));

/// 1 if this SQLite has the hook.
static inline int preupdate_is_available(void) {
  return sqlite3_preupdate_hook != 0 && sqlite3_preupdate_depth != 0;
}

/// Sets or removes the hook, which must be available.
static inline void preupdate_set(struct sqlite3 *db, preupdate_hook hook, void *context) {
  sqlite3_preupdate_hook(db, hook, context);
}

/// The depth of triggers at which a reported row is written.
static inline int preupdate_depth(struct sqlite3 *db) { return sqlite3_preupdate_depth(db); }
