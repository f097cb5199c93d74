/** Who the token speaks for (API specification, "identity" and "user"). */
export interface Identity {
  id: string;
  username: string;
}

export interface User extends Identity {
  url: string | null;
  locale: string | null;
}
