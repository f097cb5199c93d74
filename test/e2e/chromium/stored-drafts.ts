/** A script that runs `work`, given as JavaScript, on the store of drafts. */
export const onDrafts = (work: string): string => `new Promise((resolve, reject) => {
  const request = indexedDB.open('loreside-outbox');
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const write = request.result.transaction('drafts', 'readwrite');
    const drafts = write.objectStore('drafts');
    (${work})(drafts);
    write.oncomplete = () => (request.result.close(), resolve());
    write.onabort = () => reject(write.error);
  };
})`;
