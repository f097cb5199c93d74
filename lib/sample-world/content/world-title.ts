export const WORLD_TITLE = 'Saltmere';
