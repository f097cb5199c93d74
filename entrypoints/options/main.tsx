import { render } from 'preact';
import '../../components/ui/look.css';
import './options.css';
import { watchForUpdate } from '../../components/restart/index.ts';
import { Options } from './Options.tsx';

const app = document.getElementById('app');
if (app) render(<Options />, app);
watchForUpdate();
