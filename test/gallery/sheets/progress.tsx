import { TaskProgress } from '../../../components/ui/index.ts';
import type { Sheet } from '../story.ts';

const STEPS = [
  { name: 'Just begun', done: 0 },
  { name: 'Under way', done: 3_200 },
  { name: 'Nearly done', done: 9_990 },
];

export default (): Sheet => ({
  stories: STEPS.map(({ name, done }) => ({
    name,
    show: () => (
      <TaskProgress
        label="Reading every text of the world"
        detail={`${done.toLocaleString('en')} of 10,000 entries`}
        done={done}
        total={10_000}
        stop="Stop"
        onStop={() => {}}
      />
    ),
  })),
});
