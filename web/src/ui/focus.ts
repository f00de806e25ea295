// A dialog or a panel takes the focus; when it goes, the focus returns to what opened it.

let opener: HTMLElement | null = null; // outside of all that lies over the page

// To be called when something opens over the page; what it returns, when it closes.
export function borrowFocus(): () => void {
  const active = document.activeElement as HTMLElement | null;
  if (active && !active.closest('dialog, [data-panel]')) opener = active;
  return () => {
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  };
}
