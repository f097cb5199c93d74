import {
  changeSettings,
  changesBy,
  type SettingChange,
  type SettingValues,
  withValues,
} from '../../lib/settings/index.ts';

/** Applies imported values. Resolves to what that changed. */
export async function importValues(values: SettingValues): Promise<readonly SettingChange[]> {
  let changes: readonly SettingChange[] = [];
  await changeSettings((settings) => {
    changes = changesBy(settings, values);
    return withValues(settings, values);
  });
  return changes;
}

/** Brings back what an import changed, but for settings that the person has changed since. */
export async function undoImport(changes: readonly SettingChange[]): Promise<void> {
  await changeSettings((settings) => {
    const since = new Set(
      changesBy(settings, new Map(changes.map(({ name, to }) => [name, to]))).map(({ name }) => name),
    );
    const earlier = changes
      .filter(({ name }) => !since.has(name))
      .map(({ name, from }) => [name, from] as const);
    return withValues(settings, new Map(earlier));
  });
}
