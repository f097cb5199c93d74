// The background: the one place that holds the credentials and sends requests to World Anvil. `core/` puts the parts
// together and registers the listeners; every other folder is one subject.
export { startBackground } from './core/start-background.ts';
