// The order of a list. What is pointed at counts at once. By arrow keys each order on the way is chosen,
// so that counts on Enter, or when the focus leaves; what is chosen from the opened list counts at once.
export const begin = () => {
  const order = document.getElementById("order");
  const first = order.value;
  const isOpened = CSS.supports("selector(:open)") ? () => order.matches(":open") : () => false;
  let isStepped = false;
  const go = () => {
    if (order.value === first) return;
    const { form } = order, open = new URL(location).searchParams.get("open");
    form.querySelector("[name=open]")?.remove();
    if (open) form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "open", value: open }));
    form.requestSubmit();
  };
  order.addEventListener("pointerdown", () => { isStepped = false; });
  order.addEventListener("keydown", ({ key, altKey }) => {
    if (key === "Enter") go();
    isStepped = !altKey && !isOpened() && ![" ", "Enter", "F4"].includes(key);
  });
  order.addEventListener("change", () => { if (!isStepped) go(); });
  order.addEventListener("blur", go);
};
