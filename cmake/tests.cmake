# tests(NAME LIBRARIES...): all of tests/*.cpp of this folder as one program, each TEST known to ctest.
# Tests are compiled for the compiler's speed, not their own: what they test is optimised anyway.
function(tests name)
  file(GLOB sources CONFIGURE_DEPENDS tests/*.cpp)
  tests_of(${name} "${sources}" ${ARGN})
endfunction()

function(tests_of name sources)
  add_executable(${name} ${sources})
  target_compile_options(${name} PRIVATE -O0)
  target_link_libraries(${name} ${ARGN} GTest::gtest_main)
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST)
endfunction()
