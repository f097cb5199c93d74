import type { ComponentChildren, Ref } from 'preact';
import { useState } from 'preact/hooks';
import {
  createSample,
  useLocalWorlds,
  usePanelOpener,
  useRemoval,
} from '../../components/local-worlds/index.ts';
import { announce, Button, Icon, type IconName, Notice, Trans } from '../../components/ui/index.ts';
import { t } from '../../lib/i18n/index.ts';
import type { LocalWorld } from '../../lib/stored-state/index.ts';

/** The ways to start: with the sample world, with an export, with keys, or only with drafts. */
export function Paths(props: {
  titleRef: Ref<HTMLHeadingElement>;
  onKeys: () => void;
  onDrafts: () => void;
}) {
  const worlds = useLocalWorlds();
  return (
    <section class="paths" aria-labelledby="paths">
      <h2 id="paths" tabIndex={-1} ref={props.titleRef}>
        {t('welcome.start')}
      </h2>
      <ul>
        <SamplePath world={worlds?.find(({ source }) => source === 'sample')} />
        <Path
          icon="article"
          name={t('welcome.exportName')}
          actions={
            <a class="button" data-size="normal" href="/import.html">
              {t('welcome.exportButton')}
            </a>
          }
        >
          <p>{t('welcome.exportText')}</p>
        </Path>
        <Path
          icon="key"
          name={t('welcome.keysName')}
          actions={<Button onClick={props.onKeys}>{t('welcome.enterKeys')}</Button>}
        >
          <p>{t('welcome.keysText')}</p>
        </Path>
      </ul>
      <p class="paths-else">
        <Button tone="quiet" onClick={props.onDrafts}>
          {t('welcome.draftsOnly')}
        </Button>
      </p>
    </section>
  );
}

function Path(props: {
  icon: IconName;
  name: string;
  /** The address of a picture above the text. */
  picture?: string;
  actions: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <li class="path">
      {props.picture && <img class="path-picture" src={props.picture} alt="" />}
      <span class="path-icon">
        <Icon name={props.icon} />
      </span>
      <div class="path-text">
        <h3>{props.name}</h3>
        {props.children}
        <div class="wrap gap-2">{props.actions}</div>
      </div>
    </li>
  );
}

/** Creates the sample world in one click, which also opens the panel. */
function SamplePath({ world }: { world: LocalWorld | undefined }) {
  const openPanel = usePanelOpener();
  const [creating, setCreating] = useState(false);
  const removal = useRemoval();
  const [problem, setProblem] = useState<string | null>(null);
  const create = async () => {
    openPanel();
    setCreating(true);
    setProblem(null);
    const sentence = await createSample();
    setCreating(false);
    if (sentence) setProblem(t(sentence));
    else announce(t('welcome.sampleReady'));
  };
  const isReady = world && !creating;
  return (
    <Path
      icon="world"
      name={t('welcome.sampleName')}
      picture="/sample/harbor.webp"
      actions={
        isReady ? (
          <>
            <Button tone="primary" onClick={openPanel}>
              {t('welcome.openPanel')}
            </Button>
            <Button onClick={() => removal.begin(world)}>{t('localWorlds.remove')}</Button>
          </>
        ) : (
          <Button tone="primary" busy={creating} onClick={() => void create()}>
            {t('welcome.sampleButton')}
          </Button>
        )
      }
    >
      {isReady ? (
        <>
          <p>{t('welcome.sampleReady')}</p>
          <p>
            <Trans id="welcome.sampleTry" values={{ q: (text) => <kbd class="typed">{text}</kbd> }} />
          </p>
        </>
      ) : (
        <p>{t('welcome.sampleText')}</p>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {removal.dialog}
    </Path>
  );
}
