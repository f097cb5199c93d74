import { render } from 'preact';
import './sidepanel.css';
import { SidePanel } from './SidePanel.tsx';

const app = document.getElementById('app');
if (app) render(<SidePanel />, app);
