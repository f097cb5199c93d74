import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { hasConsent, missingAccess, removeConsent, requestAccess } from '../../../lib/permissions/index.ts';
import { FIREFOX_MANIFEST, TYPES } from './firefox.ts';

const HOST = 'https://worlds.example/*';
const contains = vi.fn(async () => true);
const request = vi.fn(async () => true);
const remove = vi.fn(async () => true);
const getAll = vi.fn(async (): Promise<object> => ({ origins: [HOST], data_collection: TYPES }));

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(fakeBrowser.permissions, { contains, request, remove, getAll });
});
const inFirefox = () => Object.assign(fakeBrowser.runtime, { getManifest: () => FIREFOX_MANIFEST });
const inChromium = () => Object.assign(fakeBrowser.runtime, { getManifest: () => ({}) });

describe('in Firefox', () => {
  beforeEach(inFirefox);

  it('requests hosts and kinds of data in one prompt, at once', () => {
    void requestAccess([HOST]);
    expect(request).toHaveBeenCalledWith({ origins: [HOST], data_collection: TYPES });
  });

  it('needs every kind of data that is sent', async () => {
    expect(await missingAccess(HOST)).toBeNull();
    for (const withdrawn of TYPES) {
      getAll.mockResolvedValueOnce({ data_collection: TYPES.filter((kind) => kind !== withdrawn) });
      expect(await missingAccess(HOST), withdrawn).toBe('consent');
    }
  });

  it('names the missing host first', async () => {
    contains.mockResolvedValueOnce(false);
    expect(await missingAccess(HOST)).toBe('host');
    expect(getAll).not.toHaveBeenCalled();
  });

  it('needs no consent where Firefox doesn’t ask about data', async () => {
    getAll.mockResolvedValueOnce({ origins: [], permissions: [] });
    expect(await hasConsent()).toBe(true);
  });

  it('gives the consent back', async () => {
    await removeConsent();
    expect(remove).toHaveBeenCalledWith({ data_collection: TYPES });
  });
});

describe('in Chromium, which rejects what it doesn’t know', () => {
  beforeEach(inChromium);

  it('requests only hosts', () => {
    void requestAccess([HOST]);
    expect(request).toHaveBeenCalledWith({ origins: [HOST] });
  });

  it('needs only the host', async () => {
    expect(await missingAccess(HOST)).toBeNull();
    contains.mockResolvedValueOnce(false);
    expect(await missingAccess(HOST)).toBe('host');
    await removeConsent();
    expect(remove).not.toHaveBeenCalled();
    expect(getAll).not.toHaveBeenCalled();
  });
});
