import { useEffect, useState } from 'preact/hooks';

/** How far down the page a section counts as the one in view, as a share of the window's height. */
const READING_LINE = 0.2;

/** Shows the part of the page that the address names (`#history`), once the page is drawn and on each change. */
export function useAddress(): void {
  useEffect(() => {
    const show = () => {
      const part = document.getElementById(location.hash.slice(1));
      part?.scrollIntoView();
      part?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
    };
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, []);
}

/** The id of the section in view. */
export function useSectionInView(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  useEffect(() => {
    const update = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 2;
      const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      const passed = scrollY === 0 ? 0 : tops.findLastIndex((top) => top <= clientHeight * READING_LINE);
      setCurrent(ids[isAtEnd ? ids.length - 1 : Math.max(passed, 0)] ?? '');
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [ids.join(' ')]);
  return current;
}
