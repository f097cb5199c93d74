import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Marked } from '../../components/search/index.ts';
import { announce, Button, PageSide, useAddress, useHelpKey } from '../../components/ui/index.ts';
import { type HelpTopic, t } from '../../lib/i18n/index.ts';
import { textMatcher } from '../../lib/library/index.ts';
import { Blocks } from './blocks.tsx';
import { type FoundSection, findSections } from './find-sections.ts';

export interface HelpProps {
  language: string;
  /** Reads the texts in a language. */
  read: (language: string) => Promise<readonly HelpTopic[]>;
}

/** The help: all topics on one page, with a list of them and a search over their text. */
export function Help({ language, read }: HelpProps) {
  const [topics, setTopics] = useState<readonly HelpTopic[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    read(language).then(setTopics, setError);
  }, [language]);
  // The page’s boundary reports it and shows the error screen.
  if (error !== null) throw error;
  return topics && <Topics topics={topics} />;
}

function Topics({ topics }: { topics: readonly HelpTopic[] }) {
  const [typed, setTyped] = useState('');
  const searched = typed.trim();
  const match = useMemo(() => (searched ? textMatcher(searched) : null), [searched]);
  const found = useMemo(() => findSections(topics, match), [topics, match]);
  const count = found.reduce((sum, { sections }) => sum + sections.length, 0);
  useAddress();
  useHelpKey(() => document.querySelector<HTMLInputElement>('.page-search input')?.focus());
  useEffect(() => {
    document.body.dataset.ready = 'help';
  }, []);
  useEffect(() => {
    if (searched) announce(count === 0 ? t('help.nothing', { text: searched }) : t('help.found', { count }));
  }, [searched, count]);
  return (
    <>
      <PageSide
        title={t('help.title')}
        headings={topics}
        listLabel={t('help.topics')}
        searchLabel={t('help.search')}
        typed={typed}
        onSearch={setTyped}
        found=".help-topics :is(h2, h3)"
      />
      <div class="help-topics">
        {count === 0 && (
          <div class="help-nothing">
            <p>{t('help.nothing', { text: searched })}</p>
            <Button onClick={() => setTyped('')}>{t('help.showAll')}</Button>
          </div>
        )}
        {found.map(({ topic, titleMarks, sections }) => (
          <section
            key={topic.id}
            class="help-topic column gap-3"
            id={topic.id}
            aria-labelledby={`${topic.id}-title`}
          >
            <h2 id={`${topic.id}-title`} tabIndex={-1}>
              <Marked text={topic.title} marks={titleMarks} />
            </h2>
            {sections.map((section) => (
              <Section key={section.id} section={section}>
                <Blocks section={section} />
              </Section>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

function Section({ section, children }: { section: FoundSection; children: ComponentChildren }) {
  const { id, title } = section;
  if (title === null) return <div class="help-section column gap-3">{children}</div>;
  return (
    <section class="help-section column gap-3" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} tabIndex={-1}>
        <Marked text={title} marks={section.marksOf(title)} />
      </h3>
      {children}
    </section>
  );
}
