import {find, findAll} from './find.ts';

/** Menus close by Escape, by a press elsewhere and when another opens; opening them is the browser's own. */
export function closeMenus(): void {
  const menus = findAll<HTMLDetailsElement>('details[data-menu]');
  const closeOthers = (target: EventTarget | null) => {
    for (const menu of menus) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  document.addEventListener('pointerdown', ({target}) => closeOthers(target));
  document.addEventListener('focusin', ({target}) => closeOthers(target));
  document.addEventListener('keydown', ({key}) => {
    const open = menus.find((menu) => menu.open);
    if (key !== 'Escape' || !open) return;
    open.open = false;
    find('summary', open)?.focus();
  });
}
