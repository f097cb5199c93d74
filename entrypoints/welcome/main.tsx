import { render } from 'preact';
import '../../components/ui/theme.css';
import './welcome.css';
import { watchForUpdate } from '../../components/restart/index.ts';
import { reportUncaught } from '../../lib/diagnostics/index.ts';
import { Welcome } from './welcome.tsx';

reportUncaught();

const app = document.getElementById('app');
if (app) render(<Welcome />, app);
watchForUpdate();
