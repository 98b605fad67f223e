// Logs what a program asks of the disk: preloaded, it takes the place of the C library's functions.
//
// DISK_LOG names the log, DISK_FOLDER the folder whose files are logged. Each entry is a line;
// "write" is followed by its bytes. Standard output's writes are logged as "answer".

#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum { descriptors = 1024 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;
static const char *folder;
static char is_logged[descriptors];

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("DISK_LOG");
  folder = getenv("DISK_FOLDER");
  if (path && folder)
    journal = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void put(const void *bytes, size_t count) {
  for (size_t done = 0; done < count;) {
    long wrote = syscall(SYS_write, journal, (const char *)bytes + done, count - done);
    if (wrote <= 0) abort();
    done += wrote;
  }
}

static void entry(const char *format, ...) {
  char line[5000];
  va_list arguments;
  va_start(arguments, format);
  int count = vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  put(line, count);
}

static int covers(const char *path) {
  return journal >= 0 && strncmp(path, folder, strlen(folder)) == 0;
}

static int logs(int file) {
  return journal >= 0 && file >= 0 && file < descriptors && is_logged[file];
}

// Each operation and its entry are one step, so that the entries are in the order of the operations.
static long opened(const char *path, int flags, mode_t mode) {
  pthread_mutex_lock(&lock);
  long file = syscall(SYS_openat, AT_FDCWD, path, flags, mode);
  if (file >= 0 && file < descriptors && covers(path)) {
    is_logged[file] = 1;
    entry("open %ld %s\n", file, path);
  }
  pthread_mutex_unlock(&lock);
  return file;
}

int open64(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  return opened(path, flags, mode);
}

int open(const char *path, int flags, ...) __attribute__((alias("open64")));

int close(int file) {
  pthread_mutex_lock(&lock);
  if (logs(file)) {
    is_logged[file] = 0;
    entry("close %d\n", file);
  }
  int result = syscall(SYS_close, file);
  pthread_mutex_unlock(&lock);
  return result;
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  pthread_mutex_lock(&lock);
  long wrote = syscall(SYS_pwrite64, file, bytes, count, offset);
  if (wrote > 0 && logs(file)) {
    entry("write %d %lld %ld\n", file, (long long)offset, wrote);
    put(bytes, wrote);
  }
  pthread_mutex_unlock(&lock);
  return wrote;
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  return pwrite64(file, bytes, count, offset);
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (file != STDOUT_FILENO || journal < 0) return syscall(SYS_write, file, bytes, count);
  // What the program says is said once it has asked for everything before.
  pthread_mutex_lock(&lock);
  entry("answer %ld\n", (long)count);
  put(bytes, count);
  pthread_mutex_unlock(&lock);
  return syscall(SYS_write, file, bytes, count);
}

static int synced(long call, int file) {
  pthread_mutex_lock(&lock);
  int result = syscall(call, file);
  if (result == 0 && logs(file)) entry("sync %d\n", file);
  pthread_mutex_unlock(&lock);
  return result;
}

int fsync(int file) { return synced(SYS_fsync, file); }
int fdatasync(int file) { return synced(SYS_fdatasync, file); }

int ftruncate64(int file, off64_t size) {
  pthread_mutex_lock(&lock);
  int result = syscall(SYS_ftruncate, file, size);
  if (result == 0 && logs(file)) entry("size %d %lld\n", file, (long long)size);
  pthread_mutex_unlock(&lock);
  return result;
}

int ftruncate(int file, off_t size) { return ftruncate64(file, size); }

int unlink(const char *path) {
  pthread_mutex_lock(&lock);
  int result = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  if (result == 0 && covers(path)) entry("unlink %s\n", path);
  pthread_mutex_unlock(&lock);
  return result;
}
