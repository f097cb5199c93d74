import type { Section } from './container.ts';
import { RecordPacker } from './records.ts';

/** Texts that many entries share, numbered as they come. */
export class Dictionary {
  readonly numbers = new Map<string, number>();

  number(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(text, number);
    }
    return number;
  }

  sections(): Section[] {
    const records = new RecordPacker();
    for (const text of this.numbers.keys()) {
      records.record.text(text);
      records.end();
    }
    return records.sections();
  }
}
