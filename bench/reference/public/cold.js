// The least a local-first page can do: open the database, read one page of rows, show that they are here.
const opening = indexedDB.open('reference');
opening.onsuccess = () => {
  const reading = opening.result.transaction('pages').objectStore('pages').get(0);
  reading.onsuccess = () => {
    document.body.textContent = `${JSON.parse(reading.result.body).ids.length} rows`;
  };
};
