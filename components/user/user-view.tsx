import { useCallback, useEffect, useState } from 'preact/hooks';
import { request } from '../../lib/messaging/index.ts';
import type { UserProfile } from '../../lib/model/index.ts';
import { Facts, momentFact } from '../entry-view/index.ts';
import { OutLink, RichText } from '../markup/index.ts';
import { Button, Notice } from '../ui/index.ts';
import './user.css';

export interface UserViewProps {
  userId: string;
  search: (typed: string) => void;
}

type Look = { state: 'busy' } | { state: 'here'; user: UserProfile } | { state: 'failed'; sentence: string };

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
function useProfile(id: string): [Look, again: () => void] {
  const [look, setLook] = useState<Look>({ state: 'busy' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let gone = false;
    setLook({ state: 'busy' });
    void request('user.profile', { id }).then((profile) => {
      if (gone) return;
      if (profile.ok) setLook({ state: 'here', user: profile.value });
      else setLook({ state: 'failed', sentence: profile.problem.sentence });
    });
    return () => {
      gone = true;
    };
  }, [id, turn]);
  return [look, useCallback(() => setTurn((now) => now + 1), [])];
}

/** The profile of an author. */
export function UserView({ userId, search }: UserViewProps) {
  const [look, again] = useProfile(userId);
  if (look.state === 'busy')
    return (
      <p class="soft" role="status">
        The profile is being read…
      </p>
    );
  if (look.state === 'failed')
    return (
      <Notice tone="danger" actions={<Button onClick={again}>Try again</Button>}>
        {look.sentence}
      </Notice>
    );
  const { user } = look;
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  const handles = Object.entries(HANDLES).flatMap(([key, label]) => {
    const handle = Object.entries(user.handles).find(([one]) => one === key)?.[1];
    return handle
      ? [{ label, value: /^https?:\/\//i.test(handle) ? <OutLink href={handle}>{handle}</OutLink> : handle }]
      : [];
  });
  const facts = [
    user.membershipType ? { label: 'Membership', value: user.membershipType } : null,
    momentFact('Registered', user.registeredAt),
    user.locale ? { label: 'Language', value: user.locale } : null,
    ...handles,
  ];
  const isBare = user.bio.trim() === '' && facts.every((fact) => fact === null);
  return (
    <article class="thing user">
      <header class="thing-head">
        <h1 tabIndex={-1} data-place-title dir="auto">
          {user.username || name || 'Somebody without a name'}
        </h1>
        {name !== '' && (
          <p class="soft" dir="auto">
            {name}
          </p>
        )}
        {user.url && (
          <p>
            <OutLink href={user.url}>Open their page</OutLink>
          </p>
        )}
      </header>
      {user.bio.trim() !== '' && (
        <section class="thing-text" aria-label="About them">
          <RichText text={user.bio} name="bio" level={2} open={() => {}} search={search} />
        </section>
      )}
      <Facts facts={facts} />
      {isBare && <p class="soft">The platform tells no more of them here. Their page may say more.</p>}
    </article>
  );
}
