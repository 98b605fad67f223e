// Opens a drawer's list of options at the chosen one, in the middle of what is seen of the list.
export const begin = async ({ sheet }) => {
  // Without it the options are seen as the platform draws them.
  await Promise.resolve(sheet("/_/choices.css")).catch(() => {});
  const shown = new WeakSet();
  const show = () => {
    for (const list of document.querySelectorAll(".opts")) {
      const option = list.querySelector(":checked")?.parentNode;
      if (option && !shown.has(list)) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
      shown.add(list);
    }
  };
  addEventListener("dress", show);
  show();
};
