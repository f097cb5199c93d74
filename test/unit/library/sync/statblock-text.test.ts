import { describe, expect, it } from 'vitest';
import { textOfStatblock } from '../../../../lib/library/sync/fulltext.ts';
import { statblock } from '../../statblock-screen/fixture.ts';

describe('the text of a statblock', () => {
  it('has no field names and no markup', () => {
    const data = { specialabilities: '***Drawn to flame.*** It knows [b]lamps[/b].', ac: '15', empty: '' };
    expect(textOfStatblock(statblock(data))).toBe('Drawn to flame. It knows lamps.\n\n15');
  });
});
