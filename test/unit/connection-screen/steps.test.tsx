import { describe, expect, it } from 'vitest';
import { failedStep, isConnected, stepsOf } from '../../../components/connection/steps.tsx';
import { message } from '../../../lib/i18n/index.ts';

const HOST = 'world.example';
const connection = { state: 'none' } as const;

describe('the steps of connecting', () => {
  it('lists all five steps as open at first', () => {
    expect(stepsOf({ phase: 'idle' }).map((step) => [step.name, step.status])).toEqual([
      ['permission', 'todo'],
      ['address', 'todo'],
      ['keys', 'todo'],
      ['identity', 'todo'],
      ['worlds', 'todo'],
    ]);
  });

  it('says which step failed, with World Anvil’s message, and leaves later steps open', () => {
    const attempt = {
      phase: 'reported',
      host: HOST,
      report: {
        steps: [
          { name: 'address', ok: true, sentence: message('connection.responded') },
          { name: 'keys', ok: false, sentence: message('service.keysRefused') },
        ],
        connection,
      },
    } as const;
    const steps = stepsOf({ ...attempt, report: { ...attempt.report, steps: [...attempt.report.steps] } });
    expect(steps.map((step) => step.status)).toEqual(['done', 'done', 'failed', 'todo', 'todo']);
    expect(steps[2]?.sentence).toEqual(message('service.keysRefused'));
  });

  it('reports a denied permission and says that nothing was sent', () => {
    const failed = failedStep({ phase: 'notAllowed', host: HOST });
    expect(failed?.name).toBe('permission');
    expect(failed?.sentence).toEqual(message('connection.permissionDenied', { host: HOST }));
  });

  it('counts as connected only if every step is done', () => {
    const ok = (names: ('address' | 'keys' | 'identity' | 'worlds')[]) => ({
      phase: 'reported' as const,
      host: HOST,
      report: {
        steps: names.map((name) => ({ name, ok: true, sentence: message('connection.responded') })),
        connection,
      },
    });
    expect(isConnected(ok(['address', 'keys', 'identity', 'worlds']))).toBe(true);
    expect(isConnected(ok(['address', 'keys', 'identity']))).toBe(false);
  });
});
