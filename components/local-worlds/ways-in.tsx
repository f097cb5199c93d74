import type { ComponentChildren, Ref } from 'preact';
import { useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { SAMPLE_WORLD_ID } from '../../lib/sample-world/index.ts';
import { type LocalWorld, openTour } from '../../lib/stored-state/index.ts';
import { announce, Button, Icon, type IconName, Notice, Trans } from '../ui/index.ts';
import { createSample, useLocalWorlds } from './create-sample.ts';
import { usePanelOpener } from './open-panel.ts';
import { useRemoval } from './use-removal.tsx';
import './ways-in.css';

const openWelcome = (path: string) => void browser.tabs.create({ url: browser.runtime.getURL(path) });

/** The ways to a world: the sample, an export, or keys; and without one, drafts. */
export function WaysIn(props: {
  titleRef?: Ref<HTMLHeadingElement>;
  /** Replaces opening the welcome page at that way. */
  onKeys?: () => void;
  onDrafts?: () => void;
  /** Whether the screen is the panel, which needn't be opened. */
  isPanel?: boolean;
}) {
  const worlds = useLocalWorlds();
  const isWelcome = props.onKeys !== undefined;
  return (
    <section class="paths" aria-labelledby="paths">
      <h2 id="paths" tabIndex={-1} {...(props.titleRef && { ref: props.titleRef })}>
        {t('welcome.start')}
      </h2>
      <ul>
        <SamplePath
          world={worlds?.find(({ source }) => source === 'sample')}
          isPanel={props.isPanel ?? false}
          {...(isWelcome && { picture: '/sample/harbor.webp' })}
        />
        <Path icon="article" name={t('welcome.exportName')} actions={<ExportLink isHere={isWelcome} />}>
          <p>{t('welcome.exportText')}</p>
        </Path>
        <Path
          icon="key"
          name={t('welcome.keysName')}
          actions={
            <Button onClick={props.onKeys ?? (() => openWelcome('/welcome.html#keys'))}>
              {t('welcome.enterKeys')}
            </Button>
          }
        >
          <p>{t('welcome.keysText')}</p>
        </Path>
      </ul>
      <p class="paths-else">
        <Button tone="quiet" onClick={props.onDrafts ?? (() => openWelcome('/welcome.html#drafts'))}>
          {t('welcome.draftsOnly')}
        </Button>
      </p>
    </section>
  );
}

/** The same in one line of buttons, where drafts are collected already. */
export function WaysInButtons() {
  const { isCreating, problem, create } = useSample(false);
  return (
    <span class="paths-buttons wrap gap-1">
      <Button size="small" tone="quiet" icon="world" busy={isCreating} onClick={create}>
        {t('welcome.sampleButton')}
      </Button>
      <ExportLink size="small" />
      <Button size="small" tone="quiet" icon="key" onClick={() => openWelcome('/welcome.html#keys')}>
        {t('welcome.enterKeys')}
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </span>
  );
}

function ExportLink({ size = 'normal', isHere = false }: { size?: 'normal' | 'small'; isHere?: boolean }) {
  return (
    <a
      class="button"
      data-size={size}
      href="/import.html"
      {...(size === 'small' && { 'data-tone': 'quiet' })}
      {...(!isHere && { target: '_blank' })}
    >
      {size === 'small' && <Icon name="article" />}
      {t('welcome.exportButton')}
    </a>
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
function useSample(isPanel: boolean) {
  const openPanel = usePanelOpener();
  const [isCreating, setCreating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = () => detach(openPanel(SAMPLE_WORLD_ID), 'localWorlds.openPanel');
  const make = async () => {
    if (!isPanel) open();
    setCreating(true);
    setProblem(null);
    const sentence = await createSample();
    setCreating(false);
    if (sentence) setProblem(t(sentence));
    else announce(t('welcome.sampleReady'));
  };
  return { isCreating, problem, create: () => void make(), open };
}

function SamplePath(props: { world: LocalWorld | undefined; isPanel: boolean; picture?: string }) {
  const { world, isPanel, picture } = props;
  const { isCreating, problem, create, open } = useSample(isPanel);
  const removal = useRemoval();
  const takeTour = () => {
    open();
    detach(openTour(), 'localWorlds.openTour');
  };
  const isReady = world && !isCreating;
  return (
    <Path
      icon="world"
      name={t('welcome.sampleName')}
      {...(picture && { picture })}
      actions={
        isReady ? (
          <>
            <Button tone="primary" onClick={open}>
              {t('common.openPanel')}
            </Button>
            <Button onClick={takeTour}>{t('tour.start')}</Button>
            <Button onClick={() => removal.begin(world)}>{t('localWorlds.remove')}</Button>
          </>
        ) : (
          <Button tone="primary" busy={isCreating} onClick={create}>
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
