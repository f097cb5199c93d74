/**
 * Keeps a page of ours from being replaced by a file or link that is dropped on it. What handles a drop itself gets it,
 * and so do text fields, except files.
 */
export function guardDrops(): void {
  const guard = (event: DragEvent) => {
    const { dataTransfer, target } = event;
    if (event.defaultPrevented || !dataTransfer) return;
    const isEditable = target instanceof Element && target.matches(':read-write');
    if (isEditable && !dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', guard);
  window.addEventListener('drop', guard);
}
