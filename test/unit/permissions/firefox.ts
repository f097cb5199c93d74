import { DATA_TYPES } from '../../../lib/permissions/data-types.ts';

export const TYPES: string[] = [...DATA_TYPES];

/** What Firefox's manifest has and Chromium's hasn't. */
export const FIREFOX_MANIFEST = {
  ...{ homepage_url: 'https://project.example/', version: '1.2.3' },
  browser_specific_settings: { gecko: { data_collection_permissions: { optional: TYPES } } },
};
