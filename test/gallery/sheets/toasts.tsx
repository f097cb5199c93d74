import { showToast, ToastStack } from '../../../components/ui/index.ts';
import type { Sheet } from '../story.ts';

const nothing = () => {};
const operation = (title: string, sentence: string) => (
  <>
    <bdi class="toast-title cut small soft">{title}</bdi>
    <span>{sentence}</span>
  </>
);

export default (): Sheet => {
  showToast({
    id: '1',
    tone: 'busy',
    content: operation('Saltmere', 'Marking as a draft…'),
    displayMs: null,
  });
  showToast({
    id: '2',
    tone: 'danger',
    content: operation(
      'منارة الشمال',
      'You’re offline, so nothing was changed. Try again once you’re back online.',
    ),
    displayMs: null,
    onClose: nothing,
  });
  showToast({
    id: '3',
    tone: 'good',
    content: operation('The Lamp of the Seventeen Unreasonably Named Lighthouses', 'Marked as a draft.'),
    displayMs: null,
    onUndo: nothing,
    onClose: nothing,
  });
  const story = () => (
    <main>
      <ToastStack />
    </main>
  );
  return { fill: true, stories: [{ name: 'Three toasts', show: story }] };
};
