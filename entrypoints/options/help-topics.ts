import type { HelpTopicId } from '../../components/ui/index.ts';

/** The topic of the help about each section of the settings. */
const TOPICS: Readonly<Record<string, HelpTopicId>> = {
  connection: 'start',
  capture: 'capture',
  panel: 'read',
  'world-pages': 'pages',
  privacy: 'privacy',
  backup: 'copy',
  shortcuts: 'keys',
  about: 'trouble',
};

/** The topic about the section that has the focus, or that the address names. */
export function topicInUse(): HelpTopicId {
  const place = document.activeElement?.closest('.options-section')?.id ?? location.hash.slice(1);
  return TOPICS[place] ?? 'start';
}
