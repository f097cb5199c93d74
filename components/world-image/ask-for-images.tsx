import { useCallback, useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { detach, reportAndUse } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import {
  allowHosts,
  allowImage,
  changeImageConsent,
  consentedHosts,
  hostPattern,
  type ImageConsent,
  isAllowed,
  isOwn,
  readImageConsent,
  removeWorldImages,
  stopImages,
  wantsImages,
  watchImageConsent,
} from '../../lib/images/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { missingAccess, requestAccess } from '../../lib/permissions/index.ts';
import { announce, Button, Trans } from '../ui/index.ts';

interface Answer {
  consent: ImageConsent;
  /** Host patterns that the browser permits. */
  granted: ReadonlySet<string>;
}

async function readAnswer(): Promise<Answer> {
  const consent = await readImageConsent();
  const hosts = consentedHosts(consent);
  const missing = await Promise.all(
    // A pattern that this browser doesn't accept isn't allowed either.
    hosts.map((pattern) => missingAccess(pattern).catch(() => 'host')),
  );
  return { consent, granted: new Set(hosts.filter((_, at) => missing[at] === null)) };
}

const NOTHING: Answer = { consent: { earlierHosts: [], worlds: {} }, granted: new Set() };

export interface WorldImages {
  /**
   * Whether the image may be loaded: the person wants to see it, and the browser permits it. A permission that was
   * granted for another purpose isn't enough. Undefined until it is known.
   */
  isAllowed: (address: URL) => boolean | undefined;
  /** Whether the person wants to see images of this world. Undefined until it is known. */
  isOn: boolean | undefined;
  /**
   * Call these right in a click handler: Firefox requires the request before anything is awaited. They resolve to
   * whether the browser permits it.
   */
  allowHosts: (hosts: readonly URL[]) => Promise<boolean>;
  allowOnly: (address: URL) => Promise<boolean>;
  /** Hides all images of this world, and removes those stored. */
  stop: () => void;
}

/** Whether a world's images may be loaded. */
export function useImageConsent(worldId: WorldId): WorldImages {
  const [answer, setAnswer] = useState<Answer | undefined>(undefined);
  useEffect(() => {
    let latestRead = 0;
    const refresh = () => {
      latestRead += 1;
      const thisRead = latestRead;
      void readAnswer()
        .catch(reportAndUse('image.readConsent', NOTHING))
        .then((now) => thisRead === latestRead && setAnswer(now));
    };
    refresh();
    const unwatch = watchImageConsent(refresh);
    browser.permissions.onRemoved.addListener(refresh);
    return () => {
      latestRead = -1;
      unwatch();
      browser.permissions.onRemoved.removeListener(refresh);
    };
  }, []);
  return {
    isAllowed: useCallback(
      (address) =>
        isOwn(address) ||
        (answer && isAllowed(answer.consent, worldId, address) && answer.granted.has(hostPattern(address))),
      [answer, worldId],
    ),
    isOn: answer && wantsImages(answer.consent, worldId),
    allowHosts: useCallback(
      async (hosts) => {
        const origins = [...new Set(hosts.map(hostPattern))];
        const isGranted = await requestAccess(origins);
        if (isGranted) await changeImageConsent(allowHosts(worldId, origins));
        return isGranted;
      },
      [worldId],
    ),
    allowOnly: useCallback(
      async (address) => {
        const isGranted = await requestAccess([hostPattern(address)]);
        if (isGranted) await changeImageConsent(allowImage(worldId, address));
        return isGranted;
      },
      [worldId],
    ),
    stop: useCallback(() => {
      // Applies to this screen at once, before it is stored.
      setAnswer((now) => now && { ...now, consent: stopImages(worldId)(now.consent) });
      detach(
        changeImageConsent(stopImages(worldId)).then(() => removeWorldImages(worldId)),
        'image.stop',
      );
    }, [worldId]),
  };
}

/** Asks whether the images of a world may be shown. */
export function AskForImages(props: {
  /** Where they come from. */
  hosts: readonly URL[];
  allow: () => Promise<boolean>;
  /** Null where there is no single image to allow. */
  allowOnly: (() => Promise<boolean>) | null;
}) {
  const [isRefused, setRefused] = useState(false);
  const ask = (request: () => Promise<boolean>) => {
    setRefused(false);
    request().then(
      (isGranted) => {
        setRefused(!isGranted);
        if (isGranted) announce(t('image.loading'));
      },
      () => setRefused(true),
    );
  };
  const { allowOnly } = props;
  return (
    <div class="image-ask">
      <p class="image-ask-words">{t('image.ask')}</p>
      {isRefused && <p role="alert">{t('image.refused')}</p>}
      <div class="image-ask-buttons">
        <Button size="small" onClick={() => ask(props.allow)}>
          {t('image.showAll')}
        </Button>
        {allowOnly && (
          <Button size="small" tone="quiet" onClick={() => ask(allowOnly)}>
            {t('image.showOne')}
          </Button>
        )}
      </div>
      <details class="image-ask-why small soft">
        <summary>{t('image.whereFrom')}</summary>
        {props.hosts.map(({ host }) => (
          <p key={host}>
            <Trans id="image.loadFrom" values={{ host: () => <bdi>{host}</bdi> }} />
          </p>
        ))}
      </details>
    </div>
  );
}
