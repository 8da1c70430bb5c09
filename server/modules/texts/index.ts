export { textsModule } from './module.ts';
