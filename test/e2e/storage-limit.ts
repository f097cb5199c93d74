/**
 * A script for a page of the extension: from now on its database, cache and storage accept this many more bytes and
 * then fail as on a full disk. Replaces a small file system where none can be mounted.
 */
export const limitStorage = (bytes: number): string => `(() => {
  let left = ${bytes};
  globalThis.freeStorage = () => { left = Infinity; };
  const take = (value) => {
    const size = new TextEncoder().encode(JSON.stringify(value)).length;
    if (size > left) throw new DOMException('The disk is full.', 'QuotaExceededError');
    left -= size;
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, ...more) {
    take(value);
    return put.call(this, value, ...more);
  };
  const putCopy = Cache.prototype.put;
  Cache.prototype.put = async function (request, response) {
    take(await response.clone().text());
    return putCopy.call(this, request, response);
  };
})()`;
