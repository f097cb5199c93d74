/** The numbers that the items of a list show. */
export interface ItemNumbers {
  start: number;
  /** Null until the first item is read: a stretch may begin in the middle of the list. */
  next: number | null;
}

/** The numbers of a list that does not begin with 1, as the platform's lists all do; null: an ordinary list. */
export function oddNumbers(list: Element): ItemNumbers | null {
  const start = Number.parseInt(list.getAttribute('start') ?? '1', 10);
  return Number.isNaN(start) || start === 1 ? null : { start, next: null };
}

/** The number of an item; the ones after it are counted from it. */
export function nextNumber(numbers: ItemNumbers, item: Element): number {
  const number = numbers.next ?? numbers.start + itemsBefore(item);
  numbers.next = number + 1;
  return number;
}

function itemsBefore(item: Element): number {
  let at = 0;
  for (let before = item.previousElementSibling; before; before = before.previousElementSibling)
    if (before.localName === 'li') at++;
  return at;
}
