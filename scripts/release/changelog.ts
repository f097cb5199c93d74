import { isNewer, parseVersion } from './version.ts';

/** Keep a Changelog's groups. */
const GROUPS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
const UNRELEASED = 'Unreleased';
const RELEASED = /^(\S+) - (\d{4}-\d{2}-\d{2})$/;

interface Section {
  title: string;
  /** Everything up to the next section. */
  body: string;
}

function sectionsOf(changelog: string): Section[] {
  const [, ...parts] = changelog.split(/^## /m);
  return parts.map((part) => {
    const [title = '', ...body] = part.split('\n');
    return { title: title.trim(), body: body.join('\n') };
  });
}

function groupFaults({ title, body }: Section): string[] {
  const groups = [...body.matchAll(/^### (.*)$/gm)].map(([, group = '']) => group);
  return groups.flatMap((group, at) => {
    if (!GROUPS.includes(group)) return [`“${group}” under ${title} is none of ${GROUPS.join(', ')}.`];
    return groups.indexOf(group) === at ? [] : [`${title} has the group ${group} twice.`];
  });
}

/** What isn't as Keep a Changelog asks for: Unreleased first, then versions with dates, the newest first. */
export function changelogFaults(changelog: string): string[] {
  const [first, ...others] = sectionsOf(changelog);
  const faults = first?.title === UNRELEASED ? [] : [`The first section isn't “## ${UNRELEASED}”.`];
  const versions = others.map(({ title }) => parseVersion(RELEASED.exec(title)?.[1] ?? ''));
  others.forEach(({ title }, at) => {
    const version = versions[at];
    const newer = versions[at - 1];
    if (!version) faults.push(`“## ${title}” isn't like “## 1.2.0 - 2026-01-31”.`);
    else if (newer && !isNewer(newer, version)) faults.push(`${title} comes after an older version.`);
  });
  return [...faults, ...sectionsOf(changelog).flatMap(groupFaults)].map((fault) => `CHANGELOG.md: ${fault}`);
}

/** Whether there is anything to release. */
export function hasUnreleased(changelog: string): boolean {
  const [first] = sectionsOf(changelog);
  return first?.title === UNRELEASED && /^- /m.test(first.body);
}

/** The changelog with its unreleased entries under a version, and an empty section above. */
export function closeUnreleased(changelog: string, version: string, date: string): string {
  return changelog.replace(`## ${UNRELEASED}\n`, `## ${UNRELEASED}\n\n## ${version} - ${date}\n`);
}
