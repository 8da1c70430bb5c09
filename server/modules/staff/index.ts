export { resourcesInUse } from './store/resources-in-use.ts';
export { workingPeople } from './store/working-people.ts';
export type { NewResource } from './use-cases/add-resource.ts';
export { addResource } from './use-cases/add-resource.ts';
export { archiveResource } from './use-cases/archive-resource.ts';
export { staffPersonalData } from './use-cases/personal-data.ts';
export { resourcesOf } from './use-cases/resources-of.ts';
