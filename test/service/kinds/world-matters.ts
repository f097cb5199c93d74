import { kindOf } from './kind.ts';

export const worldMatterKinds = [
  kindOf('subscribergroup', {
    entityClass: 'SubscriberGroup',
    at: {
      0: 'description position:number=0 isDefault:flag',
      1: 'isHidden:flag isAssignable:flag=true campaign:json party:json world@world paidsubscribers>user[]',
    },
    lists: [{ path: 'world/subscribergroups', of: 'world' }],
    granularities: [-1, 0, 1],
  }),
  kindOf('variable_collection', {
    entityClass: 'VariableCollection',
    paths: ['variable_collection', 'variablecollection'],
    state: 'world',
    at: { 0: 'description prefix', 2: 'world@world variables<variable.collection' },
    lists: [
      { path: 'world/variablecollections', of: 'world' },
      { path: 'world/variable_collections', of: 'world' },
    ],
    page: '/world/variables/collection/:id/variables',
  }),
  kindOf('variable', {
    entityClass: 'Variable',
    within: 'collection',
    titled: 'k',
    at: { 0: 'k! v! type!', 2: 'collection>variable_collection! world@world' },
    lists: [
      { path: 'variable_collection/variables', of: 'variable_collection', by: 'collection' },
      { path: 'variablecollection/variables', of: 'variable_collection', by: 'collection' },
    ],
  }),
];
