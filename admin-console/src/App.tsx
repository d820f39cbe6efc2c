import { configureStore, createSlice } from '@reduxjs/toolkit'
import { App as A, Button } from 'antd'
import { Provider } from 'react-redux'
import { signOut, useAuth } from 'shared/auth'

const s = createSlice({ name: 'x', initialState: 0, reducers: {} })
const st = configureStore({ reducer: { x: s.reducer } })
export default function App() {
  return (
    <Provider store={st}>
      <A>
        <h1>admin {useAuth().status}</h1>
        <Button onClick={signOut}>out</Button>
      </A>
    </Provider>
  )
}
