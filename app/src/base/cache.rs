//! What modules keep in memory between commands: one value a type.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Values by their type, so that nothing here needs to know who keeps them.
#[derive(Debug, Default)]
pub(crate) struct Cache(HashMap<TypeId, Box<dyn Any + Send>>);

impl Cache {
    /// Returns the value of a type, at first its default.
    pub(crate) fn of<T: Any + Default + Send>(&mut self) -> &mut T {
        let value = self.0.entry(TypeId::of::<T>()).or_insert_with(|| Box::new(T::default()));
        value.downcast_mut().unwrap_or_else(|| unreachable!("values are kept by their type"))
    }
}

/// The same for values that concurrent sessions share.
#[derive(Debug, Default)]
pub(crate) struct SharedCache(Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>);

impl SharedCache {
    /// Returns the value of a type, at first its default.
    pub(crate) fn of<T: Any + Default + Send + Sync>(&self) -> Arc<T> {
        let mut values = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let value = values.entry(TypeId::of::<T>()).or_insert_with(|| Arc::new(T::default()));
        Arc::clone(value).downcast().unwrap_or_else(|_| unreachable!("values are kept by their type"))
    }
}
