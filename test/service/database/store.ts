import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { entitySchema } from './entity-schema.ts';
import { schema } from './schema.ts';

export type Row = Record<string, SQLOutputValue>;

/** The SQLite database behind both versions and the pages. Caches prepared statements. */
export class Store {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /**
   * @param file path of a database file; `:memory:` by default
   */
  constructor(file = ':memory:') {
    this.#database = new DatabaseSync(file);
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    this.#database.exec(schema + entitySchema);
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepare(sql).all(...values);
  }

  get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepare(sql).get(...values);
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    this.#prepare(sql).run(...values);
  }

  /** Runs `work` in a transaction, which is rolled back if it throws. */
  transaction<T>(work: () => T): T {
    this.#database.exec('BEGIN');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Inserts a row. The keys must be column names, never user input. */
  insert(table: string, row: Record<string, SQLInputValue>): void {
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join(', ');
    this.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`, ...Object.values(row));
  }

  /** Deletes all rows of all tables. */
  empty(): void {
    for (const table of [
      'meta',
      'users',
      'worlds',
      'coauthors',
      'customTemplates',
      'categories',
      'images',
      'secrets',
      'articles',
      'entities',
      'links',
    ])
      this.run(`DELETE FROM ${table}`);
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
