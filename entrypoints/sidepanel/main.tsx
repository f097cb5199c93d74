import { render } from 'preact';
import '../../components/ui/base.css';
import '../../components/ui/controls.css';
import './sidepanel.css';
import { SidePanel } from './SidePanel.tsx';

const app = document.getElementById('app');
if (app) render(<SidePanel />, app);
