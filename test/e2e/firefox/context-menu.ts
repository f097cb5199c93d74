/** Runs in the browser's window: picks an item of the page's context menu, and returns what happened. */
export const pickItem = (label: string): string => `(() => {
  const menu = document.getElementById('contentAreaContextMenu');
  if (menu.state !== 'open') return menu.state;
  const items = [...menu.querySelectorAll('menuitem')];
  const item = items.find((one) => one.label.startsWith(${JSON.stringify(label)}));
  if (!item) return 'open with ' + items.filter((one) => !one.hidden).map((one) => one.label).join(', ');
  // Several items of one extension lie in a menu of their own, which has to be open.
  const within = item.closest('menu');
  if (within && !within.open) {
    within.openMenu(true);
    return 'opening';
  }
  item.closest('menupopup').activateItem(item);
  return 'picked';
})()`;
