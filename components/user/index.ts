// The public profile of a World Anvil user.
export { UserView, type UserViewProps } from './user-view.tsx';
