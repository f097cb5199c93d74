import * as z from 'zod/mini';

const finding = z.object({ code: z.string(), message: z.string(), file: z.optional(z.string()) });

/** What `addons-linter --output json` prints, as far as it is read here. */
export const report = z.object({
  errors: z.array(finding),
  notices: z.array(finding),
  warnings: z.array(finding),
});
type Finding = z.infer<typeof finding>;

interface Explanation {
  code: string;
  /** A path in the package; `*` stands for a hash. */
  file: string;
  count: number;
}

const ROW = /^\| `([A-Z_]+)` \| `([^`]+)` \| (\d+) \| (.*) \|$/gm;

/** The rows of the document's table of warnings that give a reason. */
function explanationsIn(document: string): Explanation[] {
  return [...document.matchAll(ROW)]
    .filter(([, , , , reason = '']) => reason.trim() !== '')
    .map(([, code = '', file = '', count]) => ({ code, file, count: Number(count) }));
}

const matches = ({ file }: Explanation, path: string): boolean =>
  new RegExp(`^${file.replace(/[.]/g, '\\.').replace(/\*/g, '[\\w-]+')}$`).test(path);

/**
 * Compares the linter's findings with the document that explains them. Reports errors, findings without an explanation,
 * and explanations of findings that no longer exist.
 */
export function unexplained(
  { errors, notices, warnings }: z.infer<typeof report>,
  document: string,
): string[] {
  const explanations = explanationsIn(document);
  const found = explanations.map(() => 0);
  const inWords = ({ code, message, file }: Finding): string =>
    `${code} in ${file ?? 'the package'}: ${message}`;
  const unknown = [...warnings, ...notices].filter((one) => {
    const at = explanations.findIndex((known) => known.code === one.code && matches(known, one.file ?? '-'));
    if (at >= 0) found[at] = (found[at] ?? 0) + 1;
    return at < 0;
  });
  const miscounted = explanations.flatMap(({ code, file, count }, at) =>
    found[at] === count ? [] : [`${code} in ${file}: ${count} explained, ${found[at]} found.`],
  );
  return [
    ...errors.map((one) => `error ${inWords(one)}`),
    ...unknown.map((one) => `not explained: ${inWords(one)}`),
    ...miscounted,
  ];
}
