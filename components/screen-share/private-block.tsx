import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { Button, useCurrent } from '../ui/index.ts';
import { useMode } from './mode.ts';
import { isShown, showOnly, watchShown } from './shown.ts';

/** Whether the block around a component is shown although the screen is shared. */
const Shown = createContext(false);

/** A whole view that is hidden while the screen is shared, below a button that shows it alone. */
export function PrivateBlock(props: { isPrivate: boolean; class: string; children: ComponentChildren }) {
  const { isPrivate } = props;
  const mode = useMode();
  const block = useRef<HTMLDivElement>(null);
  const isOpen = useCurrent(() => isShown(block.current), watchShown);
  useEffect(() => () => showOnly('button', []), []);
  return (
    <>
      {isPrivate && mode === 'on' && (
        <p>
          <Button
            size="small"
            icon="eye"
            keys="S"
            aria-pressed={isOpen}
            onClick={() => showOnly('button', isOpen || !block.current ? [] : [block.current])}
          >
            {t(isOpen ? 'screenShare.hideThis' : 'screenShare.showThis')}
          </Button>
        </p>
      )}
      <div class={props.class} data-private={isPrivate ? 'whole' : undefined} ref={block}>
        <Shown.Provider value={isOpen}>{props.children}</Shown.Provider>
      </div>
    </>
  );
}

/** Whether private content is hidden here, and whether it is shown although the screen is shared. */
export function useScreenShare(): { isCovered: boolean; isShown: boolean } {
  const mode = useMode();
  const isOpen = useContext(Shown);
  return { isCovered: mode !== 'off' && !isOpen, isShown: mode !== 'off' && isOpen };
}
