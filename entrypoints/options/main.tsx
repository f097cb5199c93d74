import { render } from 'preact';
import '../../components/ui/theme.css';
import './options.css';
import { watchForUpdate } from '../../components/restart/index.ts';
import { Options } from './options.tsx';

const app = document.getElementById('app');
if (app) render(<Options />, app);
watchForUpdate();
