import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Message, readMessage, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { UserProfile } from '../../lib/model/index.ts';
import { Facts, momentFact } from '../entry-view/index.ts';
import { OutLink, RichText } from '../markup/index.ts';
import { Button, Notice } from '../ui/index.ts';

export interface UserViewProps {
  userId: string;
  search: (typed: string) => void;
}

type ProfileState =
  | { state: 'busy' }
  | { state: 'here'; user: UserProfile }
  | { state: 'failed'; sentence: Message };

const HANDLES: Record<keyof UserProfile['handles'], string> = {
  deviantart: 'DeviantArt',
  youtube: 'YouTube',
  twitch: 'Twitch',
  discord: 'Discord',
  instagram: 'Instagram',
  kofi: 'Ko-fi',
  patreon: 'Patreon',
  twitter: 'Twitter',
  facebook: 'Facebook',
  reddit: 'Reddit',
};

/** Reads a profile when it is opened. Nothing about other people is stored on this device. */
function useProfile(id: string): [ProfileState, again: () => void] {
  const [state, setState] = useState<ProfileState>({ state: 'busy' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCanceled = false;
    setState({ state: 'busy' });
    void request('user.profile', { id }).then((profile) => {
      if (isCanceled) return;
      if (profile.ok) setState({ state: 'here', user: profile.value });
      else setState({ state: 'failed', sentence: readMessage(profile.problem.sentence) });
    });
    return () => {
      isCanceled = true;
    };
  }, [id, attempt]);
  return [state, useCallback(() => setAttempt((now) => now + 1), [])];
}

/** The profile of an author. */
export function UserView({ userId, search }: UserViewProps) {
  const [state, reload] = useProfile(userId);
  if (state.state === 'busy')
    return (
      <p class="soft" role="status">
        {t('user.loading')}
      </p>
    );
  if (state.state === 'failed')
    return (
      <Notice tone="danger" actions={<Button onClick={reload}>{t('common.tryAgain')}</Button>}>
        {t(state.sentence)}
      </Notice>
    );
  const { user } = state;
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  const title = user.username || name || t('user.unnamed');
  const handles = Object.entries(HANDLES).flatMap(([key, label]) => {
    const handle = Object.entries(user.handles).find(([one]) => one === key)?.[1];
    return handle
      ? [{ label, value: /^https?:\/\//i.test(handle) ? <OutLink href={handle}>{handle}</OutLink> : handle }]
      : [];
  });
  const facts = [
    user.membershipType ? { label: t('user.membership'), value: user.membershipType } : null,
    momentFact(t('user.registered'), user.registeredAt),
    user.locale ? { label: t('options.language'), value: user.locale } : null,
    ...handles,
  ];
  const isBare = user.bio.trim() === '' && facts.every((fact) => fact === null);
  return (
    <article class="detail user">
      <header class="detail-head column gap-1">
        <h1 tabIndex={-1} data-place-title dir="auto">
          {title}
        </h1>
        {name !== '' && (
          <p class="soft" dir="auto">
            {name}
          </p>
        )}
        {user.url && (
          <p>
            <OutLink href={user.url}>{t('user.openPage')}</OutLink>
          </p>
        )}
      </header>
      {user.bio.trim() !== '' && (
        <section class="detail-text" aria-label={t('user.about', { name: title })}>
          <RichText text={user.bio} name="bio" level={2} open={() => {}} search={search} />
        </section>
      )}
      <Facts facts={facts} />
      {isBare && <p class="soft">{t('user.nothingMore')}</p>}
    </article>
  );
}
