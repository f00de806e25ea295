// Something keeps the height that it has when `key` changes, so that what lies above it does not move while a
// person points: a second touch meets what the first one did.

export function steady(key: () => unknown, off: () => boolean) {
  return (node: HTMLElement) => {
    key();
    node.style.height = '';
    if (!off()) node.style.height = `${node.offsetHeight}px`;
  };
}
