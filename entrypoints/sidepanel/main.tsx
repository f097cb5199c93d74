import { render } from 'preact';
import '../../components/ui/look.css';
import './sidepanel.css';
import { SidePanel } from './SidePanel.tsx';

const app = document.getElementById('app');
if (app) render(<SidePanel />, app);
