// Somebody's public side: who has written what is read here.
export { UserView, type UserViewProps } from './user-view.tsx';
