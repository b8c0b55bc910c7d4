import { init } from './cms/index.js';

init();
