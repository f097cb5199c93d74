declare module 'lunr' {
  interface Term {
    boost?: number;
    wildcard?: number;
    editDistance?: number;
  }
  interface Query {
    term(word: string, options: Term): void;
  }
  class Index {
    static load(stored: unknown): Index;
    query(ask: (query: Query) => void): { ref: string; score: number }[];
  }
  class Builder {
    ref(name: string): void;
    field(name: string, options?: { boost: number }): void;
    add(entry: object): void;
    build(): Index;
  }
  const lunr: {
    Builder: typeof Builder;
    Index: typeof Index;
    Query: { wildcard: { TRAILING: number } };
  };
  export default lunr;
}
