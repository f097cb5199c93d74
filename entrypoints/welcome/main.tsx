import { render } from 'preact';
import '../../components/ui/look.css';
import './welcome.css';
import { watchForUpdate } from '../../components/restart/index.ts';
import { Welcome } from './Welcome.tsx';

const app = document.getElementById('app');
if (app) render(<Welcome />, app);
watchForUpdate();
