/** What does not fit into a box is reached with the keys too: the box takes the focus as long as some of it is out of sight. */
export function reachable(box: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => {
    if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  const within = (): void => [box, ...box.children].forEach((one) => sizes.observe(one));
  const changes = new MutationObserver(within);
  within();
  changes.observe(box, { childList: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
